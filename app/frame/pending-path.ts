import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** In milliseconds: a skeleton for a quick answer would only flash. */
const PATIENCE = 150;

/** The path of a navigation that takes a while. */
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
