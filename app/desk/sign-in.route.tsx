import { redirect } from "react-router";
import type { Route } from "./+types/sign-in.route.ts";
import { whoAsks } from "./at-desk.server.ts";
import { DeskDoor } from "./desk-door.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await whoAsks(request, context)) return redirect("/desk", 303);
  return null;
}

export default function SignInRoute() {
  return (
    <DeskDoor title="Sign in">
      <p>Make a link on the server, and open it in this browser within an hour:</p>
      <pre className="overflow-x-auto rounded-control bg-sunk px-4 py-3 text-[15px]">
        npm run desk -- invite NAME
      </pre>
    </DeskDoor>
  );
}
