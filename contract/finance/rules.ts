import type { Currency } from '../core/schemas.ts';
import type { DocumentKind } from '../order/documents.ts';
import type { OrderState, Party } from '../order/states.ts';
import type { ApplicationState } from '../services/states.ts';

/** What an order is financed as: what its supplier is owed, or what its buyer has to pay. */
export const financeForms = ['receivable', 'purchase'] as const;
export type FinanceForm = (typeof financeForms)[number];

/** By whom an order can be financed, in which states, and up to what share of what is still to be paid, in per cent (finance 3). */
export const financeRules: Record<FinanceForm, { party: Party; states: readonly OrderState[]; share: number }> = {
  receivable: { party: 'supplier', states: ['confirmed', 'inProduction', 'shipped', 'received'], share: 80 },
  purchase: { party: 'buyer', states: ['confirmed', 'inProduction'], share: 70 },
};

export const financeLimits = {
  /** Bounds of an amount in whole units of the currency. */
  least: 10_000,
  most: 100_000_000,
  /** Bounds of the days of credit. */
  leastDays: 15,
  mostDays: 360,
  documents: 20,
} as const;
/** Orders in other currencies are not financed: the forms and limits are in this one. */
export const financeCurrencies: readonly Currency[] = ['CNY'];

/** Documents of an order that can be shared with a bank. Drawings never are: they may be confidential. */
export const sharedKinds: readonly DocumentKind[] = [
  'contract',
  'packingList',
  'materialCertificate',
  'inspectionReport',
  'invoice',
  'transport',
];

/** Texts of the consent that were ever shown, the last the one in force; each stays in `finance:consent`. */
export const consentVersions = ['v1'] as const;
export const consentNow = consentVersions[consentVersions.length - 1] as (typeof consentVersions)[number];

/** States of an application in which the bank reads what was shared: what was refused or broken off is closed again (finance 6). */
export const sharedWhile: readonly ApplicationState[] = [
  'submitted',
  'returned',
  'offered',
  'accepted',
  'inWork',
  'done',
];

/** The most that an order is financed with, in the currency's smallest unit, rounded down. @param open what is still to be paid, in the same */
export const mostFinanced = (form: FinanceForm, open: bigint): bigint =>
  (open * BigInt(financeRules[form].share)) / 100n;
