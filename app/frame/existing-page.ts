import { createContext } from "react-router";

/** True where only the query leads nowhere: a redirect of its path does not concern the page. */
export const existingPageContext = createContext(false);
