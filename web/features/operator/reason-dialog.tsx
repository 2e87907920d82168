import { Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { deskCall } from './desk-call.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props<E extends AnyEndpoint> = {
  title: string;
  /** What the button does. */
  act: string;
  /** The field's name, and what it says where too little is written. */
  label: string;
  need: string;
  /** Name of the draft, of the kind of record and its id. */
  draft: string;
  /** Fewest and most characters. */
  least: number;
  most: number;
  endpoint: E;
  input: (reason: string) => InputOf<E>;
  onClose: () => void;
};

/** A step of the desk whose reason the other side reads; what was typed survives a reload. */
export const ReasonDialog = <E extends AnyEndpoint>(p: Props<E>) => {
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: p.endpoint,
    initial: { reason: '' },
    input: ({ reason }) => p.input(reason),
    check: ({ reason }) => ({ reason: reason.trim().length < p.least && p.need }),
    draft: { name: p.draft },
    send: deskCall,
    onDone: async () => {
      p.onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog title={p.title} act={p.act} form={form} onClose={p.onClose}>
      <Textarea label={p.label} {...form.input('reason')} autosize minRows={3} maxLength={p.most} data-autofocus />
    </DeskDialog>
  );
};
