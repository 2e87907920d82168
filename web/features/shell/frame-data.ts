import { createContext, useContext } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { home } from '#contract/home.ts';

/** What the layout's loader knows for the header; nothing where it could not be read. */
export type FrameData = DataOf<typeof home.frame> | null;
export const FrameContext = createContext<FrameData>(null);
export const useFrame = (): FrameData => useContext(FrameContext);
