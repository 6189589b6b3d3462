import { data } from "react-router";

/** An address of the desk that leads nowhere. */
export function loader(): never {
  throw data(null, 404);
}

export default function MissingRoute() {
  return null;
}
