import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { productQuestions } from '#contract/catalogue/questions.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { cardSources } from '#server/rooms/chat/index.ts';
import { dictionaryRelabelled } from '#server/rooms/dictionary/events.ts';
import { supplierGoods } from '#server/rooms/enterprise/index.ts';
import { companyRenamed } from '#server/rooms/enterprise/events.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { productCards } from './own/chat-cards.ts';
import { companiesOffering } from './filters/companies-offering.ts';
import { compareProducts } from './compare-products.ts';
import * as events from './events.ts';
import { changeSeveral, deleteProduct, recommendProduct } from './own/change-several.ts';
import { exportPrices } from './own/export-own.ts';
import { moderatedProducts } from './own/moderate-products.ts';
import { findProductTasks } from './own/own-tasks.ts';
import { isShownProduct, readableProducts } from './own/picture-policy.ts';
import { readAsked } from './own/read-asked.ts';
import { readAlike, readOwn, readOwnPage, readPrices } from './own/read-own.ts';
import { addProduct, updateProduct } from './own/save-product.ts';
import { syncProducts } from './own/sync-products.ts';
import { answerAboutProduct } from './questions/answer-question.ts';
import { askAboutProduct } from './questions/ask-question.ts';
import { moderatedQuestions } from './questions/moderate-questions.ts';
import { findAskedBy } from './questions/question-store.ts';
import { findQuestionTasks } from './questions/question-tasks.ts';
import { readProductQuestions } from './questions/read-questions.ts';
import { readMeets } from './read-meets.ts';
import { checkSheet } from './sheets/check-sheet.ts';
import { dropOldImports } from './sheets/import-store.ts';
import { readImport, readImportRows } from './sheets/read-import.ts';
import { startImport, writeImport } from './sheets/run-import.ts';
import { readSheetOfProducts } from './sheets/write-sheet.ts';
import { productsOfRecord } from './record-parts.ts';
import { readProduct, readTeaser } from './read-product.ts';
import { readSimilar } from './read-similar.ts';
import { sendProductCaptions, sendProductFilm } from './own/send-film.ts';
import { readFacets } from './filters/read-facets.ts';
import { readFilters } from './filters/read-filters.ts';
import { searchProducts } from './read-products.ts';
import { onRelabelled, onRenamed, reindexProducts, renewOldWords } from './reindex-products.ts';

/** Reads spreadsheets as they are unpacked, within limits. */
export { BadSheet, type Cell, readXlsx } from './sheets/read-xlsx.ts';
/** For the home page and its menu; `countListed` counts all products by leaf. */
export { readProducts as findListedProducts } from './read-products.ts';
export { countListed } from './filters/read-facets.ts';
export { foundBy, wishNames } from './filters/found-by.ts';
export { readFilters } from './filters/read-filters.ts';

/** For lists that other rooms keep of products: what a person collected, what is new of what they follow. */
export { readNewest as newestProducts, readRows as listedRows } from './read-rows.ts';
/** For what people look at: whose product it is. */
export { findCompaniesOf as companiesOfListed } from './rows-store.ts';
/** For the data centre: what a company lists. */
export { findListedOf as productsListedBy } from './rows-store.ts';
/** For searches over what stands elsewhere: listed products with a word in their names. */
export { findNamed as namedListed } from './rows-store.ts';
/** For sample orders: a listed product with its prices. */
export { findProduct as listedProduct } from './store.ts';

/** For reviews of single values. */
export { isReviewed, ownValues, productNames, reviewValue, valuesStand } from './own/review-values.ts';
export { shownValue } from './present.ts';

/** For matching inquiries with suppliers. */
export { findOffers, type StoredValue } from './store.ts';
export { modelWords } from '#server/rooms/search/index.ts';

/** What this room asks that of inquiries, and hands it. */
export { type Asked, fieldsAsked, type Held, openLines } from './asked-fields.ts';

/** For sitemaps and shared links: what everybody may know of listed products. */
export { findListedIds as listedProducts } from './store.ts';
export { readCard as productCard } from './read-product.ts';

/** Products and their search. */
export const catalogueRoom: Room = {
  name: 'catalogue',
  events: Object.values(events),
  routes: [
    route(catalogue.page, ({ ctx, query }) => searchProducts(ctx, query)),
    route(catalogue.memberPage, ({ ctx, query }) => searchProducts(ctx, query)),
    route(catalogue.facets, ({ ctx, query }) => readFacets(ctx, query.q)),
    route(catalogue.filters, ({ ctx, query }) => readFilters(ctx, query)),
    route(catalogue.detail, ({ ctx, params }) => readTeaser(ctx, params.id)),
    route(catalogue.film, ({ ctx, http, params }) => sendProductFilm(ctx, http, params.id)),
    route(catalogue.captions, ({ ctx, params }) => sendProductCaptions(ctx, params.id, params.lang)),
    route(productQuestions.read, ({ ctx, params, query }) => readProductQuestions(ctx, params.id, query)),
    route(productQuestions.ask, ({ ctx, params, body }) => askAboutProduct(ctx, params.id, body)),
    route(productQuestions.answer, ({ ctx, params, body }) => answerAboutProduct(ctx, params.id, body)),
    route(catalogue.similar, ({ ctx, params }) => readSimilar(ctx, params.id)),
    route(catalogue.compare, ({ ctx, query }) => compareProducts(ctx, query.ids ?? [])),
    route(catalogue.meets, ({ ctx, params }) => readMeets(ctx, params.id)),
    route(ownProducts.add, ({ ctx, body }) => addProduct(ctx, body)),
    route(ownProducts.update, ({ ctx, body }) => updateProduct(ctx, body)),
    route(ownProducts.remove, ({ ctx, params }) => deleteProduct(ctx, params.id)),
    route(ownProducts.bulk, ({ ctx, body }) => changeSeveral(ctx, body)),
    route(ownProducts.recommend, ({ ctx, query }) => recommendProduct(ctx, query)),
    route(ownProducts.page, ({ ctx, query }) => readOwnPage(ctx, query)),
    route(ownProducts.detail, ({ ctx, params }) => readOwn(ctx, params.id)),
    route(ownProducts.prices, ({ ctx, params }) => readPrices(ctx, params.id)),
    route(ownProducts.alike, ({ ctx, query }) => readAlike(ctx, query)),
    route(ownProducts.asked, ({ ctx, params }) => readAsked(ctx, params.category)),
    route(ownProducts.sync, ({ ctx }) => syncProducts(ctx)),
    route(ownProducts.sheet, ({ ctx, query }) => readSheetOfProducts(ctx, query)),
    route(ownProducts.check, ({ ctx, body }) => checkSheet(ctx, body.file)),
    route(ownProducts.importOf, ({ ctx, params }) => readImport(ctx, params.id)),
    route(ownProducts.importRows, ({ ctx, params, query }) => readImportRows(ctx, params.id, query)),
    route(ownProducts.startImport, ({ ctx, params }) => startImport(ctx, params.id)),
    route(catalogue.memberDetail, ({ ctx, params }) => readProduct(ctx, params.id)),
  ],
  subscribers: [
    on(dictionaryRelabelled, 'relabelled', onRelabelled, { touches: ['products'] }),
    on(companyRenamed, 'renamed', onRenamed, { touches: ['products'] }),
    on(events.searchStale, 'stale', reindexProducts, { touches: ['products'] }),
    on(events.importStarted, 'write', writeImport, { touches: ['products'] }),
  ],
  periodic: [
    { name: 'renew_words', cron: '* * * * *', run: renewOldWords },
    { name: 'old_imports', cron: '27 * * * *', run: dropOldImports },
  ],
  provides: [
    provide(cardSources, productCards),
    provide(supplierGoods, companiesOffering),
    provide(recordParts, productsOfRecord),
    provide(tasksOfRooms, findProductTasks),
    provide(tasksOfRooms, findQuestionTasks),
    provide(moderated, moderatedProducts),
    provide(moderated, moderatedQuestions),
    provide(exportParts, { name: 'price-changes', read: exportPrices }),
    provide(exportParts, { name: 'product-questions', read: (ctx, person) => findAskedBy(ctx, person.userId) }),
    provide(filePolicies, { kind: 'product', readable: readableProducts }),
    provide(publicPictures, { kind: 'product', isShown: isShownProduct }),
  ],
};
