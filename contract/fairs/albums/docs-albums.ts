import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { filesErrors } from '../../files/calls.ts';
import { operatorErrors } from '../../operator/calls.ts';
import { type operatorPhotos, waitingPhoto } from '../../operator/photos.ts';
import { albumRow, type albums, albumView, photoErrors, photoView } from './albums.ts';

export const albumsDocs: RoomDocs = {
  schemas: {
    Album: {
      is: albumRow,
      about: 'An album of a fair.',
      fields: { photos: ['How many photographs it shows.', 24] },
    },
    AlbumWhole: { is: albumView, about: 'An album with its photographs.' },
    Photo: { is: photoView, about: 'A photograph of an album.' },
    WaitingPhoto: {
      is: waitingPhoto,
      about: 'A photograph that waits for the desk.',
      fields: { url: ['Where the desk reads the picture.', '/api/busi/busifile/0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'] },
    },
  },
  fields: {
    name: 'What it is called.',
    title: 'Its title.',
    fair: 'Its fair.',
    cover: 'Address of its first photograph; null while it shows none.',
    photos: 'Its photographs in their order; visitors get the first few.',
    url: ['Where the picture is read.', '/api/busi/busifile/public/0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'],
    ratio: ['Width by height.', 1.5],
    caption: 'What stands under it, in the languages in which it was written; empty for visitors.',
    exhibitor: 'The exhibitor whose album it is; null for one that the desk opened.',
    booth: 'The first of its booths at the fair.',
    number: ['Number of the booth within its hall.', 'A12'],
    revision: ['Counts what was written to it; a decision names what the desk has read.', 1],
    by: ['Who sent it; empty in an exhibitor’s album, for visitors, and where the person is gone.', 'Li Wei'],
    mine: ['Whether the caller sent it.', false],
    at: 'When it was sent.',
    total: ['How many there are.', 24],
    own: 'The reader’s own that are not shown.',
    takes: ['Whether photographs are still taken.', true],
    whole: 'Whether the reader is a member, who gets the whole of it.',
    state: ['Whether it waits, is shown or was refused.', 'waiting'],
    reason: ['Why it was refused.', 'A face can be recognised.'],
    albums: 'Albums, the newest fair first.',
    fairs: 'Fairs that may get an album.',
    waiting: 'Photographs that wait, the longest first.',
    album: 'The album.',
    id: 'Id of the record.',
  },
};

export const albumsCalls: CallsDocs<typeof albums> = {
  list: {
    id: 'listAlbums',
    summary: 'List albums',
    about: 'Albums of published fairs, of one of them where it is named.',
    fields: { fair: 'Id of a fair.' },
  },
  detail: {
    id: 'readAlbum',
    summary: 'Read an album',
    about: 'An album with its photographs. Visitors get the first few, without names.',
    refuses: [common.notFound],
  },
  save: {
    id: 'sendPhoto',
    summary: 'Send a photograph',
    about:
      'Sends an uploaded picture for an album; the desk decides whether it is shown. The same file sent twice is one.',
    fields: {
      album: 'Id of the album.',
      file: 'Id of an own upload.',
      caption: ['What stands under it, in the caller’s language.', 'Live cutting at three'],
    },
    refuses: [common.notFound, photoErrors.closed, photoErrors.tooMany, filesErrors.wrongType],
  },
};

export const operatorPhotosCalls: CallsDocs<typeof operatorPhotos> = {
  list: {
    id: 'listWaitingPhotos',
    summary: 'List photographs that wait',
    about: 'Photographs that wait for the desk, with the albums that there are.',
  },
  decide: {
    id: 'decidePhoto',
    summary: 'Decide a photograph',
    about: 'Shows or refuses a photograph, or takes one out that is shown; its sender is told. The act is recorded.',
    fields: { show: ['Whether it is shown.', true], reason: ['Why it is refused; its sender reads it.', 'Too dark.'] },
    refuses: [common.notFound, operatorErrors.reasonNeeded, photoErrors.changed],
  },
  createAlbum: {
    id: 'createAlbum',
    summary: 'Create an album',
    about: 'An album of a published fair. The act is recorded.',
    fields: {
      fair: 'Id of the fair.',
      'title.cn': ['In Chinese.', '现场照片'],
      'title.en': ['In English.', 'On site'],
      'title.es': ['In Spanish.', 'En la feria'],
    },
    refuses: [common.notFound],
  },
};
