/** Business hours: days on one line, times on the next. */
export function BusinessHours({ text }: { text: string }) {
  const [days, times] = text.split(/ (?=\d)(.*)/);
  return (
    <>
      {days} {times && <span className="block">{times}</span>}
    </>
  );
}
