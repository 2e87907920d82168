import * as z from 'zod/mini';
import { open } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';

export type DictItem = {
  id: number;
  label: string;
  labelEn: string;
  labelEs: string;
  value: string;
  children?: DictItem[] | undefined;
};
const item: z.ZodMiniType<DictItem> = z.object({
  id: z.int(),
  label: z.string(),
  labelEn: z.string(),
  labelEs: z.string(),
  value: z.string(),
  children: z.optional(z.array(z.lazy(() => item))),
});

export const dictionary = {
  items: endpoint({
    method: 'GET',
    path: '/api/admin/dict/api/{dictType}',
    access: open,
    summary: 'Items of a dictionary; tree types carry children',
    params: z.object({ dictType: z.string().check(z.regex(/^\w{1,40}$/)) }),
    data: z.array(item),
  }),
};
