import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Text } from '#contract/core/schemas.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedAlbums, SeedFairs } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

const folder = new URL('../../../web/public/pictures/', import.meta.url);

type Shot = [subject: string, cn: string, en: string, es: string];
/** What exhibitors of the demo show of their booths, by company. */
const shots: Record<string, Shot[]> = {
  'weiheng-carbon': [
    [
      'roving-2',
      '12K 与 24K 碳纤维丝束现货样卷',
      'Sample bobbins of 12K and 24K tow',
      'Bobinas de muestra de 12K y 24K',
    ],
    [
      'carbon-twill-2',
      '现场裁切的斜纹布样片',
      'Twill samples cut at the booth',
      'Muestras de sarga cortadas en el stand',
    ],
    [
      'test-coupons-1',
      '丝束拉伸试样',
      'Tensile coupons of impregnated tow',
      'Probetas de tracción de mecha impregnada',
    ],
  ],
  'lingtuo-pultrusion': [
    ['profiles-1', '百米盘卷碳梁型材的截面', 'Sections of the carbon profile', 'Secciones del perfil de carbono'],
    ['pultrusion-line-1', '拉挤线演示单元', 'The demonstration line', 'La línea de demostración'],
    ['rebar-1', '每天下午三点的现场锯切', 'Live cutting at three every day', 'Corte en directo, cada día a las tres'],
  ],
  'hengkui-vessel': [
    [
      'wound-vessel-2',
      '剖开的 70 MPa IV 型气瓶',
      'A 70 MPa type IV cylinder, cut open',
      'Botella tipo IV de 70 MPa, abierta',
    ],
    ['vessel-rack-1', '四瓶组框架', 'A rack of four cylinders', 'Bastidor de cuatro botellas'],
  ],
};
/** Whose pictures hang on the wall of the booth too. */
const onWall = new Set(['weiheng-carbon', 'hengkui-vessel']);

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; fairs: SeedFairs };
type Made = { albums: SeedAlbums; files: SeedPicture[]; displays: SeedFairs['displays'] };

/**
 * Albums of exhibitors of the fair that is open, with pictures that our renders stand for, and walls of pictures of two of them. One
 * photograph waits for the desk.
 */
export const buildOwnAlbums = async ({ days, companies, people, fairs }: World): Promise<Made> => {
  const made: Made = { albums: { albums: [], photos: [] }, files: [], displays: fairs.displays };
  const halls = new Set(fairs.halls.filter((h) => h.fairId === idOf('fair', 'autumn')).map((h) => h.id));
  for (const [slug, list] of Object.entries(shots)) {
    const company = companies.find((c) => c.slug === slug);
    const sender = people.find((p) => p.company?.id === company?.id && p.isFinish);
    const booth = fairs.booths.find((b) => b.entId === company?.id && halls.has(b.hallId));
    if (!company?.id || !sender || !booth?.id) continue;
    const albumId = idOf('ownAlbum', slug);
    const createdAt = days.at(-0.5);
    made.albums.albums.push({ id: albumId, fairId: idOf('fair', 'autumn'), entId: company.id, title: {}, createdAt });
    const wall: [file: string, words: Text][] = [];
    for (const [place, [subject, cn, en, es]] of list.entries()) {
      const source = await readFile(fileURLToPath(new URL(`${subject}-960.webp`, folder)));
      const { data, info } = await sharp(source).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
      const [id, file] = [idOf('ownPhoto', subject), idOf('ownFile', subject)];
      const kept = { ownerId: sender.id, name: `${subject}.jpg`, bytes: data };
      const waits = slug === 'lingtuo-pultrusion' && place === list.length - 1;
      made.files.push({ ...kept, id: file, subject: { kind: 'albumPhoto', id } });
      made.albums.photos.push({
        id,
        albumId,
        userId: sender.id,
        file,
        width: info.width,
        height: info.height,
        caption: { cn, en, es },
        place,
        state: waits ? 'waiting' : 'shown',
        createdAt,
        decidedAt: waits ? null : days.at(-0.4),
      });
      if (!onWall.has(slug)) continue;
      const hung = idOf('wallFile', subject);
      made.files.push({ ...kept, id: hung, subject: { kind: 'boothPicture', id: booth.id } });
      wall.push([hung, { cn, en, es }]);
    }
    if (wall.length)
      made.displays = made.displays.map((d) =>
        d.boothId === booth.id
          ? { ...d, pictures: wall.map(([file]) => file), pictureWords: Object.fromEntries(wall) }
          : d,
      );
  }
  return made;
};
