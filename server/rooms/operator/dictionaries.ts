import type { DictType } from '#contract/dictionary/calls.ts';
import { type DeskItem, operatorDictionaries as calls } from '#contract/operator/dictionaries.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  addItem,
  announceDictionaries,
  browseItems,
  type Changed,
  changeItem,
  countItems,
  resetItem,
} from '#server/rooms/dictionary/index.ts';
import { record } from './record.ts';

/** What the audit keeps of an item. */
const noted = (i: DeskItem | null) => i && { label: i.label, hidden: i.hidden };

/** Does a change of a dictionary and writes it into the audit in one transaction; every node knows it when it is answered. */
const act = async (
  ctx: Ctx,
  dictType: DictType,
  name: 'label' | 'hide' | 'show' | 'move' | 'add' | 'reset',
  change: (tx: Ctx) => Promise<Changed>,
  more: object = {},
): Promise<DeskItem> => {
  const { after } = await inTransaction(ctx, async (tx) => {
    const done = await change(tx);
    const subject = `${dictType}/${done.after.value}`;
    const both = { before: noted(done.before), after: { ...noted(done.after), ...more } };
    await record(tx, { act: `dictionary.${name}`, subject, subjectId: subject, ...both });
    return done;
  });
  await announceDictionaries(ctx);
  return after;
};

export const dictionaryRoutes = [
  route(calls.types, ({ ctx }) => countItems(ctx)),
  route(calls.items, ({ ctx, params, query }) => browseItems(ctx, params.dictType, query)),
  route(calls.change, ({ ctx, params: { dictType, value }, body }) => {
    const name = body.label ? 'label' : body.move ? 'move' : body.hidden ? 'hide' : 'show';
    return act(ctx, dictType, name, (tx) => changeItem(tx, dictType, value, body), body.move && { moved: body.move });
  }),
  route(calls.reset, ({ ctx, params: { dictType, value }, body }) =>
    act(ctx, dictType, 'reset', (tx) => resetItem(tx, dictType, value, body.version)),
  ),
  route(calls.add, ({ ctx, params: { dictType }, body }) =>
    act(ctx, dictType, 'add', (tx) => addItem(tx, dictType, body)),
  ),
];
