import type { Described } from './calls.ts';
import { bodyExample } from './openapi.ts';
import { exampleOf } from './examples.ts';
import { placeOf } from './places.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The address of a call with the examples of its parameters; of those that may be left out, the first. */
const addressOf = ({ e, docs, room, name }: Described): string => {
  const place = placeOf(name, room, docs.fields);
  const of = (part: 'params' | 'query') =>
    e[part] ? (exampleOf(e[part], 'in', place) as Record<string, unknown>) : {};
  const params = of('params');
  const path = e.path.replace(/\{(\w+)\}/g, (_, k: string) => encodeURIComponent(String(params[k])));
  const search = new URLSearchParams(
    Object.entries(of('query'))
      .filter(([k]) => k !== 'cursor')
      .slice(0, 3)
      .flatMap(([k, v]) => [v].flat().map((one) => [k, String(one)])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** A request by curl as an integrator would type it. */
export const curlOf = (d: Described, baseUrl: string): string => {
  const { e, docs } = d;
  const lines = [`curl ${e.method === 'GET' ? '' : `-X ${e.method} `}${quoted(baseUrl + addressOf(d))}`];
  if (docs.client) lines.push(`-u "$CLIENT_ID:$CLIENT_SECRET"`);
  else if (e.access.kind !== 'open') lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (e.encoding === 'multipart') lines.push(`-F 'file=@drawing.pdf'`);
  else if (e.encoding === 'form')
    lines.push(
      ...Object.entries(bodyExample(d) as object).map(([k, v]) => `--data-urlencode ${quoted(`${k}=${String(v)}`)}`),
    );
  else if (e.body)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(bodyExample(d), null, 2))}`);
  if (e.file) lines.push('-O');
  return lines.join(' \\\n  ');
};
