/** Spread this into a row that scrolls sideways: <SidewaysFocus> scrolls what takes the focus there fully into view. */
export const sideways = { 'data-sideways': '' };
