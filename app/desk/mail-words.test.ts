import { expect, test } from "vitest";
import { problemInWords } from "./mail-words.ts";

test.each([
  ["EENVELOPE RCPT TO 550 5.1.1", "refused the address."],
  ["EENVELOPE RCPT TO 550", "refused the address or this site"],
  ["EENVELOPE RCPT TO 550 5.7.1", "takes no mail from this site"],
  ["EENVELOPE RCPT TO 550 5.1.8", "takes no mail from this site"],
  ["EENVELOPE RCPT TO 450 4.2.2", "for now"],
  ["EENVELOPE MAIL FROM 530 5.7.0", "asks for a user and a password"],
  ["EENVELOPE RCPT TO 530", "asks for a user and a password"],
  ["EENVELOPE MAIL FROM 550 5.7.1", "refused the sender"],
  ["EAUTH AUTH PLAIN 535 5.7.8", "refused the password"],
  ["EMESSAGE DATA 554 5.7.1", "refused the mail"],
  ["ETLS STARTTLS 502", "offers no encryption"],
  ["CERT_HAS_EXPIRED CONN", "certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID CONN", "certificate"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN", "certificate"],
  ["ERR_SSL_WRONG_VERSION_NUMBER CONN", "port"],
  ["GREETING_TIMEOUT CONN", "port"],
  ["ECONNREFUSED CONN", "couldn’t reach"],
  ["CONNECT_TIMEOUT CONN", "couldn’t reach"],
  ["EDNS CONN", "couldn’t reach"],
])("%s is said as “… %s …”", (problem, words) => {
  expect(problemInWords(problem)).toContain(words);
});
