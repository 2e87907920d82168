import { fileTypeFromBuffer } from 'file-type';
import { cadKind } from './cad.ts';
import { officeBinary, officeZip, unpacksAsDeclared } from './office.ts';
import { isPdf } from './pdf.ts';

/** Kinds that may be uploaded, with the declared types browsers give them. */
const declared = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png'],
  bmp: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp'],
  step: ['model/step', 'application/step', 'application/x-step', 'text/plain'],
  iges: ['model/iges', 'application/iges', 'application/x-iges', 'text/plain'],
  dwg: [
    'image/vnd.dwg',
    'application/acad',
    'application/x-acad',
    'application/dwg',
    'application/x-dwg',
    'image/x-dwg',
  ],
  dxf: ['image/vnd.dxf', 'application/dxf', 'application/x-dxf', 'image/x-dxf', 'text/plain'],
  mp4: ['video/mp4'],
  webm: ['video/webm'],
} as const;
export type Kind = keyof typeof declared;

/** Extensions of the same kind. */
const spellings: Record<string, Kind> = { jpeg: 'jpg', stp: 'step', igs: 'iges' };

/** Models and drawings of CAD programs: taken as annexes of inquiries alone, and never shown in place. */
export const isCad = (k: Kind): boolean => k === 'step' || k === 'iges' || k === 'dwg' || k === 'dxf';
/** Recordings of talks, and nothing else. */
export const isFilm = (k: Kind): boolean => k === 'mp4' || k === 'webm';
export const isPicture = (k: Kind): k is 'jpg' | 'png' | 'bmp' => k === 'jpg' || k === 'png' || k === 'bmp';
/** The type a file of this kind is served with. */
export const typeOf = (k: Kind): string => declared[k][0];

const byContent = async (b: Buffer): Promise<Kind | null> => {
  if (isPdf(b)) return 'pdf';
  const zip = officeZip(b);
  if (zip) return (await unpacksAsDeclared(b)) ? zip : null;
  const binary = officeBinary(b);
  if (binary) return binary;
  const cad = cadKind(b);
  if (cad) return cad;
  // Pictures and films only: their first bytes are enough, and nobody unpacks a container on the way.
  const found = (await fileTypeFromBuffer(b.subarray(0, 4100)))?.ext;
  const known = ['jpg', 'png', 'bmp', 'mp4', 'webm'] as const;
  return known.find((k) => k === found) ?? null;
};

/**
 * What the bytes are, where content, extension and declared type agree (security 23). A browser that knows no type
 * declares none or `application/octet-stream`; then the other two decide. @returns null otherwise
 */
export const kindOf = async (b: Buffer, name: string, type: string): Promise<Kind | null> => {
  const given = /\.(\w{1,5})$/.exec(name.toLowerCase())?.[1];
  const extension = given && (spellings[given] ?? given);
  if (!extension || !Object.hasOwn(declared, extension)) return null;
  const said = type.toLowerCase().split(';')[0]?.trim() ?? '';
  const known: readonly string[] = declared[extension as Kind];
  if (said && said !== 'application/octet-stream' && !known.includes(said)) return null;
  const kind = await byContent(b);
  return kind === extension ? kind : null;
};

/** A name fit to be shown and saved: no paths, no control or direction characters, at most 120 characters. */
export const cleanName = (name: string, kind: Kind): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = kind === 'bmp' ? 'png' : kind;
  return `${[...stem].slice(0, 110).join('') || 'file'}.${extension}`;
};
