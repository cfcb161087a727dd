export default function HomePage() {
  return <h1 className="type-display">From trying AI to running on it.</h1>;
}
