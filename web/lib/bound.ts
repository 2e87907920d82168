/** The address that a link leads to, with the part of the page that it names. */
let bound = '';
export const setBound = (address: string): void => {
  bound = address;
};

/** The address of a request with the part that its reader is on the way to: what the router asks for has none. */
export const withPart = (address: string): string => (bound.split('#')[0] === address ? bound : address);
