import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Milliseconds that the old page stays: a quick answer needs no skeleton, which would only flash. */
const PATIENCE = 150;

/** The path that is being loaded, once that takes a while. */
export function usePendingPath(): string | undefined {
  const navigation = useNavigation();
  const target = navigation.state === "loading" ? navigation.location.pathname : undefined;
  const [waitedFor, setWaitedFor] = useState<string>();
  useEffect(() => {
    const timer = target && setTimeout(() => setWaitedFor(target), PATIENCE);
    return () => {
      clearTimeout(timer);
      setWaitedFor(undefined);
    };
  }, [target]);
  return target === waitedFor ? target : undefined;
}
