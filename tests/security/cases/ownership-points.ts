const ownKey = 'an id that the client makes for a click of its own';

/** Why places of points and of the mall need no case. */
export const pointReasons: Record<string, string> = {
  'POST /api/busi/busiProductExchange/exchange body.goodId': 'every member exchanges (tests/rooms/points/mall)',
  'POST /api/busi/busiProductExchange/exchange body.addressId': 'another’s is as absent (tests/rooms/points/mall)',
  'POST /api/busi/busiProductExchange/exchange body.clientKey': ownKey,
  'POST /api/busi/busiProductExchange/mine/{id} params.id': 'another’s is as absent (tests/rooms/points/mall)',
  'DELETE /api/busi/busiProductExchange/address/{id} params.id': 'another’s is as absent (tests/rooms/points/mall)',
  'GET /api/busi/busiscoredetail/userinfo/{userId} params.userId': 'another’s is as absent (tests/rooms/points/ledger)',
};
