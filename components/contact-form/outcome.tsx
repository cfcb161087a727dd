/** What the visitor reads whenever a request was not sent (CONTACT-14), word for word. */
export function FailureSentence({ email }: { email: string }) {
  return (
    <>
      There was an error submitting your request. Please try again or contact us directly at{' '}
      <a href={`mailto:${email}`} className="wrap-anywhere font-semibold underline underline-offset-[0.22em]">
        {email}
      </a>
    </>
  );
}
