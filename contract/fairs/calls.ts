import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/schemas.ts';
import { boothView, fairRow, hallView } from './views.ts';

/** Calls of fairs, their halls and booths, as everybody reads them. */
export const fairs = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/fair/list',
    access: open,
    shows: ['fairs'],
    data: z.object({ fairs: z.array(fairRow) }),
  }),
  hall: endpoint({
    method: 'GET',
    path: '/api/busi/fair/hall/{id}',
    access: open,
    shows: ['fairs', 'companies', 'products'],
    params: idParams,
    data: hallView,
  }),
  booth: endpoint({
    method: 'GET',
    path: '/api/busi/fair/booth/{id}',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    params: idParams,
    data: boothView,
  }),
};
