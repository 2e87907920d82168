import { useRef, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { call } from '#web/lib/call.ts';
import { savedOrElsewhere } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { type Draft, draftFrom, toInput, type Units } from './draft.ts';
import { useDatasheets } from './use-datasheets.ts';

export type KeptInquiry = { id: string; draft: Draft; revision: number; savedAt: string } | null;

/** The address names the draft from its first letter on: a reload and the way back find it again. */
const nameInAddress = (id: string): void => {
  const url = new URL(location.href);
  if (url.searchParams.get('id') === id) return;
  url.search = `?id=${id}`;
  history.replaceState(history.state, '', url);
};

/**
 * The release form. Every change is in the browser's store at once and on the server a little later, so that neither a reload nor a
 * lost connection costs a word. `asked` is the draft that the address names, saved or not; its id makes a second click the same inquiry.
 */
export const useRelease = (
  kept: KeptInquiry,
  start: Draft,
  asked: string | undefined,
  onDone: (done: DataOf<typeof inquiry.publish>) => Promise<unknown> | void,
) => {
  const [shownId, setShownId] = useState(kept?.id ?? asked);
  const id = useRef(kept?.id ?? asked);
  const nameIt = (): string => {
    id.current ??= crypto.randomUUID();
    setShownId(id.current);
    nameInAddress(id.current);
    return id.current;
  };
  const form = useCallForm({
    endpoint: inquiry.publish,
    initial: start,
    input: (d, key) => ({ body: toInput(d, key ? nameIt() : id.current, unitOf) }),
    draft: {
      name: () => (id.current ? `inquiry.${id.current}` : null),
      begin: nameIt,
      read: (content) => draftFrom(content),
      server: {
        kept: kept && { revision: kept.revision, savedAt: kept.savedAt, values: kept.draft },
        save: (values, base) =>
          savedOrElsewhere<Draft>(call(inquiry.saveDraft, { body: { id: nameIt(), base, content: { ...values } } })),
      },
    },
    onDone,
  });
  const { lines } = form.values;
  const sheet = useDatasheets(lines.map((l) => l.product));
  const unitOf: Units = (field) =>
    lines.flatMap((l) => sheet(l.product)).find((x) => x.slug === field)?.unit ?? undefined;
  return { id: shownId, form, sheet, unitOf };
};
