/** Why calls of fairs and booths may take any id. */
export const fairReasons: Record<string, string> = {
  'GET /api/busi/fair/hall/{id} params.id': 'public',
  'GET /api/busi/fair/booth/{id} params.id': 'public; what members alone read is left out (tests/rooms/fairs/fairs)',
  'GET /api/busi/fair/booths query.fair': 'public',
  'POST /api/busi/fair/booth/{id}/visit params.id': 'every member visits every booth (tests/rooms/fairs/booths)',
  'GET /api/busi/fair/booth/{id}/guestbook params.id':
    'every member reads; hidden entries are left out (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/booth/{id}/guestbook params.id': 'every member writes (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/guestbook/{id}/answer params.id':
    'the exhibitor alone; all others get 404 (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/guestbook/{id}/hide params.id':
    'the exhibitor alone; all others get 404 (tests/rooms/fairs/booths)',
};
