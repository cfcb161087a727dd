import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long tests wait for what a component shows: the machine may be slow.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};
