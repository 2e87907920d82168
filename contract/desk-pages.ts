import { operatorPages } from './pages/desk/operator.ts';
import { roomDeskPages } from './pages/desk/rooms.ts';
import { registryOf } from './pages/registry.ts';

const declared = { ...operatorPages, ...roomDeskPages };
/** A page of the operators' desk; apart from the others', since no member's browser needs them. */
export type DeskPageKey = keyof typeof declared;

export const { pages: deskPages, pageAt: deskPageAt, mayOpen: mayOpenDesk, pageTo: deskPageTo } = registryOf(declared);
