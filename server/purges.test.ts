import { expect, test } from "vitest";
import { describeDatabases } from "../tests/support/databases.ts";
import { createPurges } from "./purges.ts";

describeDatabases((open, fresh) => {
  test("what one server is told all servers of its database do, once", async () => {
    const settings = await fresh();
    const log = { info() {} };
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const counted = { times: 0 };
        const expire = () => {
          counted.times += 1;
        };
        const database = await open(settings);
        return { ...createPurges({ database, expire, clock: Date.now, log }), counted };
      }),
    );
    const [first, second] = servers;
    const looks = async () => {
      for (const { look } of servers) await look();
      return servers.map(({ counted }) => counted.times);
    };
    expect(await looks()).toEqual([0, 0]);
    await first?.purge();
    expect(await looks()).toEqual([1, 1]);
    expect(await looks()).toEqual([1, 1]);
    await second?.purge();
    expect(await looks()).toEqual([2, 2]);
    // A server that starts later has no older pages.
    const late = { times: 0 };
    const third = createPurges({
      ...{ database: await open(settings), clock: Date.now, log },
      expire: () => {
        late.times += 1;
      },
    });
    await third.look();
    expect(late.times).toBe(0);
  });
});
