/** To spread into a row that scrolls sideways, so that what takes the focus in it is scrolled fully into view. */
export const sideways = { 'data-sideways': '' };
