import type { RoomDocs } from '../../core/docs.ts';
import { statedCosts } from './costs.ts';
import { alternative, alternativeInput, proofView, quotedLine, quotedLineInput } from '../schemas.ts';

/** Words of what proves an answer, wherever it stands. */
export const proofFields = (at: string) =>
  ({
    [`${at}kind`]: 'A file of the quotation, or evidence that the platform has approved.',
    [`${at}id`]: 'Id of the file, or of the approved evidence.',
  }) as const;

/** Schemas of a line that is quoted. @param prices words of the prices by quantity */
export const offerDocs = (prices: readonly [string, unknown]): NonNullable<RoomDocs['schemas']> => {
  const alternativeFields = {
    prices,
    leadDays: ['Days until it is delivered.', 126],
    moq: ['Least quantity of it, if there is one.', '100'],
  } as const;
  const quotedFields = {
    lineId: 'Id of the line of the inquiry.',
    prices,
    answers: 'An answer for each requirement, in their order.',
    moq: ['Least quantity of the line, in its unit; left out where there is none.', '100'],
  } as const;
  return {
    AlternativeInput: {
      is: alternativeInput,
      about: 'What is offered for a line instead of what was asked, as its supplier sends it.',
      fields: {
        ...alternativeFields,
        name: ['What it is.', 'T800 12K, standard lots'],
        differs: ['How it differs from what was asked.', 'Higher strength, 18 weeks to the first lot.'],
        productId: 'A listed product of one’s own that it is, if it is one.',
      },
    },
    Alternative: {
      is: alternative,
      about: 'What is offered for a line instead of what was asked.',
      fields: {
        ...alternativeFields,
        name: 'What it is.',
        differs: 'How it differs from what was asked.',
        productId: 'The product of the supplier that it is; null for none.',
      },
    },
    RequirementProof: {
      is: proofView,
      about: 'What proves an answer to a requirement.',
      fields: {
        ...proofFields(''),
        name: 'Name of the file, or what the approved evidence is about.',
        file: 'The file; null for approved evidence.',
        about: 'What was reviewed; null for a file.',
        'about.product': 'The product whose value it is; null for a certificate.',
        'about.value': 'The value, or the number of the certificate.',
        'about.unit': ['Unit of the value; null for none.', 'MPa'],
        validUntil: ['Last day of the approved document; null for none.', '2027-06-30'],
        stands: ['Whether it proves anything now.', true],
      },
    },
    StatedCosts: {
      is: statedCosts,
      about:
        'What a supplier states of the costs until the place of delivery that was asked; whatever is left out is not stated. The total of an order stays price times quantity.',
      fields: {
        freightIncluded: 'Whether the prices include freight up to there, whatever the trade term says.',
        freight: [
          'What freight comes to besides, for each quantity, in the currency of the quotation.',
          ['1200.00', null],
        ],
        dutyPercent: ['Import duty in per cent of price and freight.', '6.5'],
        origin: ['Country of origin, ISO 3166-1.', 'DE'],
        taxIncluded: ['Whether the prices include turnover tax.', false],
        taxPercent: ['Rate of that tax in per cent.', '13'],
      },
    },
    QuotedLineInput: {
      is: quotedLineInput,
      about: 'One line of a quotation, as its supplier sends it.',
      fields: { ...quotedFields, alternatives: 'Up to two offers besides what was asked.' },
    },
    QuotedLine: {
      is: quotedLine,
      about: 'One line of a quotation.',
      fields: { ...quotedFields, alternatives: 'Offers besides what was asked; left out where there are none.' },
    },
  };
};
