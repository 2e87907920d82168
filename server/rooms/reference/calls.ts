import type { CallDocs, RoomDocs } from '#contract/core/docs.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { docs } from '#contract/docs.ts';
import { contract } from '#contract/index.ts';
import type { SectionKey } from '#contract/reference/sections.ts';

/** A call with what is written of it. */
export type Described = { name: string; e: AnyEndpoint; docs: CallDocs; room: RoomDocs; section: SectionKey };

/** Every call of the contract, in the order of its sections. */
export const describedCalls: readonly Described[] = Object.entries(docs).flatMap(([group, g]) =>
  Object.entries(contract[group as keyof typeof contract]).map(([name, e]) => ({
    name: `${group}.${name}`,
    e,
    docs: g.calls[name] as CallDocs,
    room: g.docs,
    section: g.section,
  })),
);
