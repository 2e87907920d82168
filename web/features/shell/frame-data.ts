import { createContext, useContext } from 'react';

/** What the layout's loader knows for the header; nothing where it could not be read. */
export type FrameData = { newToday: number; beta: boolean; fairs: { name: string; days: string }[] } | null;
export const FrameContext = createContext<FrameData>(null);
export const useFrame = (): FrameData => useContext(FrameContext);
