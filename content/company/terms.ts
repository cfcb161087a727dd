/**
 * What prices leave out, one sentence each. Placeholders: the owner confirms or replaces tax, renewal, rates and
 * billing before launch.
 */
export const terms = {
  tax: 'Prices exclude VAT and sales tax.',
  renewal:
    'Support, the maintenance plan and priority support each cover one year and renew at the same price.',
  rates: 'Prices in other currencies use fixed sample rates of May 7, 2025.',
  billing: 'Contracts are in US dollars unless agreed otherwise.',
};
