import { href, isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { TextLink } from "#app/ui/link.tsx";
import { DeskDoor } from "./desk-door.tsx";

export function DeskError({ error }: { error: unknown }) {
  const { title, text } = inWords(error);
  return (
    <DeskDoor title={title}>
      <p>{text}</p>
      <p>
        <TextLink to={href("/desk")}>To the desk</TextLink>
      </p>
    </DeskDoor>
  );
}

function inWords(error: unknown): { title: string; text: string } {
  if (!isRouteErrorResponse(error)) return { title: FAILED, text: "The log says why." };
  if (error.status === 404) return { title: "There is nothing here", text: "It may be gone." };
  if (typeof error.data === "string" && error.data) {
    return { title: "This was not done", text: error.data };
  }
  const failed = failure.safeParse(error.data);
  const where = failed.success ? `It is in the log as ${failed.data.errorId}.` : "See the log.";
  return { title: FAILED, text: where };
}

const FAILED = "This page could not be shown";

/** The answer of infra/failure.server.ts. */
const failure = z.object({ errorId: z.string() });
