// An error that nobody expected fails the test that caused it. A test that expects one replaces the spy.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...details: unknown[]) => {
    throw new Error(`unexpected console.error: ${details.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
