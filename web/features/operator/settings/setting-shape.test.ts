import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from '#contract/core/schemas.ts';
import { settingSchemas } from '#contract/settings/calls.ts';
import { emptyOf, shapeOf } from './setting-shape.ts';

describe('forms of settings', () => {
  it('exist for every setting', () => {
    for (const [key, schema] of Object.entries(settingSchemas)) expect(() => shapeOf(schema), key).not.toThrow();
  });

  it('know texts, days, choices, lists with their most, and what may be absent', () => {
    const link = z.nullable(z.object({ to: z.string(), on: z.boolean() }));
    expect(shapeOf(z.object({ title: text, link }))).toEqual({
      kind: 'group',
      fields: [
        ['title', { kind: 'text' }],
        [
          'link',
          {
            kind: 'maybe',
            of: {
              kind: 'group',
              fields: [
                ['to', { kind: 'line' }],
                ['on', { kind: 'flag' }],
              ],
            },
          },
        ],
      ],
    });
    expect(shapeOf(settingSchemas.exhibitions)).toMatchObject({ kind: 'list', most: 12 });
    expect(shapeOf(settingSchemas['home.materials'])).toEqual({ kind: 'lines', most: 8 });
    expect(() => shapeOf(z.bigint())).toThrow('no field');
  });

  it('begin a new entry with nothing in it', () => {
    const exhibitions = shapeOf(settingSchemas.exhibitions);
    expect(exhibitions.kind === 'list' && emptyOf(exhibitions.of)).toEqual({ name: {}, from: '', to: '' });
  });
});
