import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { filesErrors } from '../../files/calls.ts';
import { photoErrors } from './albums.ts';
import { ownAlbum, type ownAlbums, ownPhoto, pictureWords } from './own-albums.ts';

export const ownAlbumsDocs: RoomDocs = {
  schemas: {
    OwnAlbum: { is: ownAlbum, about: 'The company’s album of a fair, with what waits and what was refused.' },
    OwnPhoto: { is: ownPhoto, about: 'A photograph as its exhibitor edits it.' },
    PictureWords: { is: pictureWords, about: 'What a picture shows, in up to three languages.' },
  },
  fields: {
    id: 'Id of the record; of the album null until it has a photograph.',
    photos: 'Photographs in their order.',
    url: ['Where the company’s people read the picture.', '/api/busi/busifile/0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'],
    caption: 'What it shows, in one language at least.',
    cn: ['In Chinese.', '现场切样'],
    en: ['In English.', 'Live cutting'],
    es: ['In Spanish.', 'Corte en directo'],
    state: ['Whether it waits, is shown or was refused.', 'waiting'],
    reason: ['Why it was refused.', 'A face can be recognised.'],
    revision: ['Counts what was written to it; the next change names it as its `base`.', 1],
    base: ['The revision that the words were changed from.', 1],
    at: 'When it was sent.',
    mayEdit: 'Whether the caller may change the album now.',
    file: 'Id of an own upload.',
  },
};

const ofBooth = { id: 'Id of a booth of the company at the fair.' };
const ofPhoto = { id: 'Id of the photograph.' };

export const ownAlbumsCalls: CallsDocs<typeof ownAlbums> = {
  detail: {
    id: 'readOwnAlbum',
    summary: 'Read the company’s album of a fair',
    about: 'Photographs that the company sent of its booths at the fair of this booth, whatever their state.',
    fields: ofBooth,
    refuses: [common.notFound],
  },
  add: {
    id: 'addOwnPhoto',
    summary: 'Send a photograph of the booth',
    about:
      'Sends an uploaded picture for the company’s album, until 30 days after the fair; the desk decides whether it is shown. The same file sent twice is one.',
    fields: ofBooth,
    refuses: [common.notFound, photoErrors.closed, photoErrors.full, filesErrors.wrongType],
  },
  order: {
    id: 'orderOwnPhotos',
    summary: 'Put the album in order',
    about: 'The order in which the album shows its photographs: all of them, each once.',
    fields: { ...ofBooth, photos: 'Ids of all photographs in their new order.' },
    refuses: [common.notFound, photoErrors.closed, photoErrors.changed],
  },
  describe: {
    id: 'describeOwnPhoto',
    summary: 'Change what stands under a photograph',
    about: 'Changes the words, which the desk decides on anew; until then the photograph is not shown.',
    fields: ofPhoto,
    refuses: [common.notFound, photoErrors.closed, photoErrors.changed],
  },
  remove: {
    id: 'removeOwnPhoto',
    summary: 'Delete a photograph of the album',
    about: 'Deletes a photograph with its file, at any time.',
    fields: ofPhoto,
    refuses: [common.notFound],
  },
};
