/** Spread this into a row that scrolls sideways: <PageEffects> scrolls what takes the focus there fully into view. */
export const sideways = { 'data-sideways': '' };
