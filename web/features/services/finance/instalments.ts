/** Yearly rates that a loan is shown at, in per cent. */
export const exampleRates = [4, 5.5, 7, 9] as const;

/** Equal instalments of a loan. @returns the month's payment and the interest in all, with two digits */
export const instalmentsOf = (amount: number, months: number, yearlyRate: number) => {
  const rate = yearlyRate / 1200;
  const monthly = Math.round(((amount * rate) / (1 - (1 + rate) ** -months)) * 100) / 100;
  return { monthly: monthly.toFixed(2), interest: (monthly * months - amount).toFixed(2) };
};
