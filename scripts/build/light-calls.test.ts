import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lighten } from './light-calls.ts';

const whole = '/contract/room/calls.ts?whole';
const light = (code: string, from = whole): string => lighten(code, parseAst(code), from);

it('leaves the schemas out of calls and says where they are', () => {
  const text = light(
    `export const room = { add: endpoint({ method: 'POST', path: '/add', body: z.object({ n }), data: done }) };`,
  );
  expect(text).not.toContain('z.object');
  expect(text).not.toContain('done');
  expect(text).toContain(`schemas: () => import("${whole}").then((m) => m.room.add)`);
  expect(text).toContain(`method: 'POST', path: '/add'`);
});

it('does the same for calls that a function makes, and leaves out what the function uses for schemas alone', () => {
  const text = light(
    `const act = (path, body) => endpoint({ path, body, data: done });
     export const room = { end: act('/end', z.object({ reason })) };`,
  );
  expect(text).not.toContain('z.object');
  expect(text).toContain(`({ ...act('/end', undefined), schemas: () => import("${whole}").then((m) => m.room.end) })`);
});

it('leaves schemas out of what is spread into calls', () => {
  const text = light(
    `const given = { access: open, query: z.object({}) };\nexport const one = endpoint({ path: '/one', ...given });`,
  );
  expect(text).not.toContain('z.object');
  expect(text).toContain('access: open');
  expect(text).toContain('m.one)');
});

it('marks what is done at load as needless where nobody names it', () => {
  expect(light(`export const id = z.uuid();`)).toBe(`export const id = /* @__PURE__ */ (() => (z.uuid()))();`);
  expect(light(`export const most = 5;`)).toBe(`export const most = 5;`);
});

it('keeps the whole whole, and takes what it imports whole too', () => {
  const text = light(
    `import { id } from '../core/schemas.ts';\nimport * as z from 'zod/mini';\nexport const one = endpoint({ body: z.object({ id }) });`,
    '',
  );
  expect(text).toContain(`'../core/schemas.ts?whole'`);
  expect(text).toContain(`'zod/mini'`);
  expect(text).toContain('body: z.object({ id })');
});
