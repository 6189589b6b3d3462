export default function A() { return <h1>Article</h1>; }
