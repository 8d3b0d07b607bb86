/**
 * Ends this process as Ctrl+C would, when the process that started it is gone without a signal
 * (kill -9): a server nobody can stop any more would keep its port and its database locked.
 */
export function followParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
