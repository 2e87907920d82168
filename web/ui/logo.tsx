/** Placeholder mark until the drawn logo stands here. */
export const Logo = () => <span style={{ fontWeight: 650, fontSize: 20 }}>Weft</span>;
