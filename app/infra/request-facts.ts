import { createContext } from "react-router";

/** Facts about a request that its headers alone do not prove. */
export type RequestFacts = {
  /** As far as our own proxies vouch for it. */
  clientAddress: string;
};

export const requestContext = createContext<RequestFacts>();
