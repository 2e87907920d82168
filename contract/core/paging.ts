/** Rows that a page number may pass over, and that are counted one by one; further on a list goes by its cursors alone. */
export const countedRows = 10_000;
