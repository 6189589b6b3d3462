import { href, redirect } from "react-router";

/** The navigation says what waits in each part, so that the desk begins with the first. */
export const loader = () => redirect(href("/desk/people"), 303);
