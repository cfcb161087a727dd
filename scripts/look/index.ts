/**
 * Contact sheets of the whole site for a designer: `npm run look`. One picture for each family of routes, in the
 * three themes side by side, into .screens/. Options follow `--`; `npm run look -- --help` lists them.
 */
import { findBrowser } from '../../tests/support/browser';
import { look } from './run';

findBrowser()
  .then((browser) => look(process.argv.slice(2), browser))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
