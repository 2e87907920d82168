import { expect, it } from 'vitest';
import { folded } from './refusal-link.ts';

it.each([
  ['v+1@x.example', 'v@x.example'],
  ['V+1+2@X.example', 'v@x.example'],
  ['v.w@x.example', 'v.w@x.example'],
  ['a.b.c+news@gmail.com', 'abc@gmail.com'],
  ['a.bc@googlemail.com', 'abc@gmail.com'],
])('takes %s for %s', (given, kept) => expect(folded(given)).toBe(kept));
