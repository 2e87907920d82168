import { createContext } from 'react';
import type { Text } from '#contract/core/schemas.ts';

/** Names of datasheet fields and their options, by slug; given by the page that shows requirements. */
export type FieldNames = Record<string, { label: Text; options: Record<string, Text> }>;
export const FieldNamesContext = createContext<FieldNames>({});
