export { insertTerms, type NewTerm } from './store.ts';
