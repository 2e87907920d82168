import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Text } from '#contract/core/schemas.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedAlbums } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

const folder = new URL('../../../web/public/pictures/', import.meta.url);

type Shot = [subject: string, cn: string, en: string, es: string];
const shots: Record<'autumn' | 'spring', Shot[]> = {
  autumn: [
    [
      'hall-inside-1',
      '开馆第一天上午的材料馆',
      'The materials hall on the first morning',
      'El pabellón de materiales, primera mañana',
    ],
    [
      'cutting-table-1',
      '自动裁床现场裁切 600 克重单轴向布',
      'An automatic cutter at work on 600 gsm UD fabric',
      'Corte automático de tejido UD de 600 g/m²',
    ],
    [
      'filament-winder-1',
      '四轴缠绕机绕制 IV 型气瓶',
      'A four-axis winder on a type IV vessel',
      'Bobinadora de cuatro ejes con un depósito tipo IV',
    ],
    [
      'tape-robot-1',
      '机器人铺放热塑性预浸带',
      'A robot places thermoplastic tape',
      'Un robot coloca cinta termoplástica',
    ],
    [
      'measuring-machine-1',
      '三坐标测量叶根连接孔',
      'Blade-root holes on a measuring machine',
      'Medición de los taladros de una raíz de pala',
    ],
    ['test-frame-1', '层间剪切试验', 'An interlaminar shear test', 'Ensayo de cizalladura interlaminar'],
  ],
  spring: [
    [
      'boat-hull-1',
      '真空灌注成型的工作艇船壳',
      'A workboat hull made by vacuum infusion',
      'Casco de una embarcación hecho por infusión',
    ],
    [
      'sandwich-panel-1',
      '轨道车辆内饰用夹芯板',
      'Sandwich panels for rail interiors',
      'Paneles sándwich para interiores ferroviarios',
    ],
    ['oven-1', '大型固化炉', 'A large curing oven', 'Un horno de curado de gran tamaño'],
    ['gelcoat-buckets-1', '船用胶衣色卡', 'Marine gelcoats', 'Gelcoats náuticos'],
  ],
};

/** Albums of two fairs with pictures that our renders stand for; one photograph waits for the desk. */
export const buildAlbums = async (
  days: Days,
  people: WorldPerson[],
): Promise<{ albums: SeedAlbums; files: SeedPicture[] }> => {
  const senders = people.filter((p) => p.joinedAs.includes('buyer') && p.isFinish);
  const title: Text = { cn: '现场照片', en: 'At the fair', es: 'En la feria' };
  const albums: SeedAlbums = { albums: [], photos: [] };
  const files: SeedPicture[] = [];
  for (const [fair, list] of Object.entries(shots)) {
    const albumId = idOf('album', fair);
    const begun = fair === 'autumn' ? -0.5 : -71;
    albums.albums.push({ id: albumId, fairId: idOf('fair', fair), title, createdAt: days.at(begun) });
    for (const [i, [subject, cn, en, es]] of list.entries()) {
      const sender = senders[(i * 7) % senders.length];
      if (!sender) continue;
      const source = await readFile(fileURLToPath(new URL(`${subject}-960.webp`, folder)));
      const { data, info } = await sharp(source).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
      const [id, file] = [idOf('albumPhoto', subject), idOf('albumFile', subject)];
      const waits = fair === 'autumn' && i === list.length - 1;
      files.push({
        id: file,
        ownerId: sender.id,
        name: `${subject}.jpg`,
        bytes: data,
        subject: { kind: 'albumPhoto', id },
      });
      albums.photos.push({
        id,
        albumId,
        userId: sender.id,
        file,
        width: info.width,
        height: info.height,
        caption: { cn, en, es },
        state: waits ? 'waiting' : 'shown',
        createdAt: days.at(begun + i * 0.05),
        decidedAt: waits ? null : days.at(begun + i * 0.05 + 0.02),
      });
    }
  }
  return { albums, files };
};
