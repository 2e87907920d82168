export { addPlaces as insertPlaces, type NewPlace } from './places-store.ts';
export { insertMisses, type NewMiss } from './miss-store.ts';
export { insertTerms, type NewTerm } from './store.ts';
