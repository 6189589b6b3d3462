import { data } from "react-router";

export function loader(): never {
  throw data(null, 404);
}

export default function MissingRoute() {
  return null;
}
