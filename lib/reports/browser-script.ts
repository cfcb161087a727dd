/** Whether browsers report failures to this site: only in a build with BROWSER_REPORTS=1. */
export const reportsOn: boolean = process.env.BROWSER_REPORTS === '1';

const reportsRoute = '/api/reports';

/** A loop in a page must not become a flood. */
const MAX_REPORTS_PER_PAGE = 5;

/**
 * Script for the head of builds with reports. It reports uncaught errors by name and place, because browsers do not
 * report them by themselves. It leaves out messages, which may quote what was typed.
 */
export function reportErrorsScript(): string {
  return `(function(){var n=0;function send(e,f,l,c){if(n++<${MAX_REPORTS_PER_PAGE})navigator.sendBeacon(${JSON.stringify(reportsRoute)},
new Blob([JSON.stringify([{type:'error',url:location.origin+location.pathname,body:{name:e&&e.name,sourceFile:f,lineNumber:l,columnNumber:c}}])],{type:'application/json'}))}
addEventListener('error',function(e){if(e instanceof ErrorEvent)send(e.error,e.filename,e.lineno,e.colno)});
addEventListener('unhandledrejection',function(e){send(e.reason)})})()`;
}
