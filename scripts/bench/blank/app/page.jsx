export default function Page() {
  return (
    <main>
      <h1>Blank</h1>
      <p>The least that the framework serves.</p>
    </main>
  );
}
