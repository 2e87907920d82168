/** Units in which quantities are asked for and offered; apart from the schemas, so that a page can list them alone. */
export const units = ['kg', 't', 'm²', 'm³', 'm', 'pcs', 'set', 'L'] as const;
